/** Days in which the law lets a consumer withdraw, counted from the day after the goods have come (KSL 6:14). */
export const LAW_DAYS = 14

/** Days in which the shop takes goods back, by its own promise. */
export const SHOP_DAYS = 30
