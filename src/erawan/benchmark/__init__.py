"""The benchmark of Erawan: every figure beside a calibration loop, because machines and moments differ."""
