"""The games for PettingZoo: `pentago_v0`, `pentaroll_v0` and `pantarei_v0`, as its own `connect_four_v3`.

>>> from panta.pettingzoo import pentago_v0
>>> env = pentago_v0.env()
"""
