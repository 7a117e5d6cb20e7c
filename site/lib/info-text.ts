import info from '#locales/fi/info.json'
import { brand } from '#domain/brand.ts'
import { fill } from './fill.ts'
import type { RouteName } from './routes.ts'

export interface InfoSection {
  heading: string
  paragraphs: string[]
  link?: { route: RouteName; text: string }
  /** The name before the @ of our own address. */
  mail?: string
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

/** An address of ours, such as `asiakaspalvelu@…`. */
export function ourAddress(name: string): string {
  return `${name}@${brand.slug}.example`
}
