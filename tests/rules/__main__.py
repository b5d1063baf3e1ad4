"""Write the catalogue of cases anew."""

from tests.rules.catalogue import CATALOGUE, catalogue

CATALOGUE.write_text(catalogue(), encoding="utf-8")
