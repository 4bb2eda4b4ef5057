# De weg van een partij naar haar regels.
web-all-rules = Alle regels, met borden om te oefenen
