rules-heading-material = Indhold
rules-heading-turn = Din tur
rules-heading-end = Sådan slutter spillet
rules-heading-notation = Sådan skrives trækkene
rules-heading-edition = Hvad denne udgave ændrer
rules-heading-settled = Hvad regelhæfterne lader stå åbent, og hvad der gælder her
