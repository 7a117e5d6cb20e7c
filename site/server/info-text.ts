import info from '#locales/fi/info.json'
import { brand } from '#domain/brand.ts'
import { fill } from '../shared/fill.ts'
import type { RouteName } from '../shared/routes.ts'

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
export function infoText(name: InfoName): InfoText {
  const filled: unknown = JSON.parse(JSON.stringify(info[name]), (_, value: unknown) =>
    typeof value === 'string' ? fill(value, { brand: brand.name, genitive: brand.genitive }) : value,
  )
  return filled as InfoText
}
