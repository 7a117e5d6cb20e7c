import { SHOP_LANGUAGE } from '#contracts/language.ts'

const alphabet = new Intl.Collator(SHOP_LANGUAGE)

/** Orders names of goods, brands and stores by the alphabet they are written in: in Finnish å, ä and ö stand last. */
export const compareNames: (a: string, b: string) => number = alphabet.compare
