rules-heading-material = Innhold
rules-heading-turn = Din tur
rules-heading-end = Slik slutter spillet
rules-heading-notation = Slik skrives trekkene
rules-heading-edition = Hva denne utgaven endrer
rules-heading-settled = Hva regelheftene lar stå åpent, og hva som gjelder her
