"""Pentaroll for PettingZoo."""

from __future__ import annotations

from panta.pettingzoo._aec import GameEnv, RenderMode, WrappedEnv, wrapped

__all__ = ["env", "raw_env"]


def raw_env(render_mode: RenderMode | None = None) -> GameEnv:
    """The bare game, which refuses what is illegal by an exception."""
    return GameEnv("pentaroll", None, render_mode)


def env(
    render_mode: RenderMode | None = None,
) -> WrappedEnv:
    """The game in PettingZoo's usual wrappers."""
    return wrapped(raw_env(render_mode))
