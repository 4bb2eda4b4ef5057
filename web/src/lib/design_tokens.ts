// Written by python -m tools.write_theme_tokens from design_tokens.toml; do not change it by hand.

export const SIAM_BOARD = {
  "square": 120,
  "width": 748,
  "height": 996,
  "band": 38,
  "frame_rounding": 30,
  "lines": [
    [
      11,
      21
    ],
    [
      17,
      16
    ]
  ],
  "band_rounding": 8,
  "tooth": "q10-1 13-17q3 16 13 17",
  "tooth_width": 26,
  "last_size": 116,
  "corners": "M-54-34V-54H-34M34-54H54V-34M54 34V54H34M-34 54H-54V34",
  "wedge": "M0-58.5L14-48.5Q0-51.5-14-48.5z",
  "animal_size": 106,
  "rock_size": 104,
  "inlay_size": 130,
  "reserve_middle": 83,
  "reserve_height": 92,
  "reserve_step": 92,
  "reserve_animal_size": 80,
  "reserve_inlay_size": 110,
  "mark_size": 120,
  "mark_middle": 80
} as const

export const PROVINCE_MAP = {
  "figure": 44,
  "figure_step": 30,
  "max_figures": 5,
  "wave_width": 56,
  "wave_height": 36,
  "wave": "M4 10q6-6 12 0q6-6 12 0M32 28q6-6 12 0q6-6 12 0",
  "shoal_widths": [
    34,
    18
  ],
  "peak_size": 40
} as const

export const PLAYER_COLOURS = [
  "#8d1f2c",
  "#b8621b",
  "#8a6d00",
  "#23694b",
  "#1d6f86",
  "#2f4f9f",
  "#6b3a8a",
  "#5a5048"
] as const

export const BOARD_THEMES = [
  "celadon",
  "teak",
  "porcelain"
] as const

export const MAP_THEMES = [
  "celadon",
  "chart"
] as const
