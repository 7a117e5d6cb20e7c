import type { AskedCategory, StoredByTag, Suggesting, Tag } from '#contracts/consent.ts'

/** What a page carries for the script that asks for consent. */
export interface ConsentData {
  /** The version that a consent must have to count. */
  version: number
  /** The categories that tags in use belong to, with their names and what they store. */
  categories: { id: AskedCategory; names: string[]; stored: Pick<StoredByTag, 'name' | 'kind'>[] }[]
  /** The tags of this page. A visitor who has not answered is asked where there is one. */
  scripts: Pick<Tag, 'src' | 'category'>[]
  /** Under which merchant's name the shop suggests goods; null where it does not. */
  suggesting: SuggestingData | null
  /** Path of the list of what is stored, and of the checkout. */
  list: string
  checkout: string
}

/** What the scripts of suggestions need. */
export interface SuggestingData extends Suggesting {
  tenant: string
  market: string
}
