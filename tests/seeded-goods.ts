/** Path of a seeded frame that takes lenses and is in stock. */
export const FRAME = '/kehykset/aurakivi/samppalinna-viininpuna'

/** Path of a seeded bottle without parameters to choose. */
export const BOTTLE = '/piilolinssitarvikkeet/liuokset/kuulas-yleisliuos-360'
