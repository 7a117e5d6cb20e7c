import { recordOf } from '#locales/texts.ts'
import { languageOf, type InLanguage } from '../../shared/language.ts'

/** The headline of the home page, line by line, as it steps down. */
export function heroLines(page: InLanguage): string[] {
  return recordOf<{ lines: string[] }>(languageOf(page), 'home', 'hero').lines
}
