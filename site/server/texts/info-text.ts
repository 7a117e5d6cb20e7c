import type info from '#locales/fi/info.json'
import { recordOf } from '#locales/texts.ts'
import { languageOf, type InLanguage } from '../../shared/language.ts'
import type { RouteName } from '../../shared/routes.ts'

export interface InfoSection {
  heading: string
  paragraphs: string[]
  link?: { route: RouteName; text: string }
  /** Ends with the company that sells, and where it is. */
  namesSeller?: boolean
  /** Ends with our address and number. */
  reachesUs?: boolean
}

export interface InfoText {
  title: string
  lead: string
  sections: InfoSection[]
}

export type InfoName = keyof typeof info

/** A written page, with the names of the chain filled in. */
export function infoText(page: InLanguage, name: InfoName): InfoText {
  return recordOf<InfoText>(languageOf(page), 'info', name)
}
