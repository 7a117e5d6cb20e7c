import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next, { type ResourceKey, type ResourceLanguage } from 'i18next'
import { brand } from '#domain/brand.ts'

export type Text = (key: string, values?: Record<string, string | number>) => string

let finnish: typeof i18next | undefined

/** The texts of one subject, from the same files the pages read, so that mails and pages say the same thing. */
export function textOf(subject: string): Text {
  finnish ??= read(localesFolder())
  return finnish.getFixedT('fi', subject) as unknown as Text
}

/** A group of texts of one subject as it is written, with the names of the chain filled in. */
export function recordOf<Group>(subject: string, key: string): Group {
  finnish ??= read(localesFolder())
  return finnish.getFixedT('fi', subject)(key, { returnObjects: true }) as Group
}

const localesFolder = () => join(process.env.APP_ROOT ?? process.cwd(), 'locales/fi')

function read(folder: string): typeof i18next {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  const fi: ResourceLanguage = {}
  for (const file of files) fi[file.slice(0, -5)] = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ResourceKey
  const texts = i18next.createInstance()
  void texts.init({
    lng: 'fi',
    resources: { fi },
    initAsync: false,
    interpolation: { escapeValue: false, defaultVariables: { brand: brand.name, genitive: brand.genitive } },
  })
  return texts
}
