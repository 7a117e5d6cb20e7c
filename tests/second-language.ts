import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shopTexts } from '#locales/texts.ts'

const FINNISH = 'locales/fi'

/**
 * Registers texts of a second language: each Finnish text between marks, so that literal text is found. Returns what
 * restores the Swedish texts, which later files of the same worker read.
 */
export function openSecondLanguage(): () => void {
  const texts = shopTexts()
  const restore = readdirSync(FINNISH).map((file) => {
    const subject = file.replace('.json', '')
    const former = structuredClone(texts.getResourceBundle('sv', subject) as object | undefined)
    const finnish = JSON.parse(readFileSync(join(FINNISH, file), 'utf8')) as object
    texts.addResourceBundle('sv', subject, marked(finnish), true, true)
    return () => {
      texts.removeResourceBundle('sv', subject)
      if (former) texts.addResourceBundle('sv', subject, former)
    }
  })
  return () => {
    for (const each of restore) each()
  }
}

function marked(texts: unknown): unknown {
  if (typeof texts === 'string') return `⟦${texts}⟧`
  if (Array.isArray(texts)) return texts.map(marked)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, marked(value)]))
}

/** The words (three letters or more) of a page or letter that stand outside the marks. */
export function wordsOutside(html: string): string[] {
  let text = readable(html)
  for (let before = ''; before !== text; text = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')) before = text
  const words = text.normalize('NFC').match(/\p{L}{3,}/gu) ?? []
  return [...new Set(words.map((word) => word.toLowerCase()))]
}

/** Data for scripts is checked where it holds more than one word. */
const READ_ALOUD = /\s(?:(?:alt|aria-label|content|placeholder|title)="([^"]*)"|data-[\w-]+="([^"]*\s[^"]*)")/g

/** The readable parts: text, and attributes that screen readers announce. */
function readable(html: string): string {
  const body = html.replace(/<(script|style)\b[^]*?<\/\1>/g, ' ').replace(/<astro-island\b[^>]*>/g, ' ')
  const attributes = [...body.matchAll(READ_ALOUD)].map(([, said, stored]) => said ?? stored ?? '')
  return [body.replaceAll('<wbr>', '').replace(/<[^>]*>/g, ' '), ...attributes]
    .join('\n')
    .replace(/https?:\/\/\S+|&[#\w]+;|#\w+/g, ' ')
}
