import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Failure, failures, refusals } from '#contracts/refusals.ts'

/** The placeholders that may stand in a sentence. */
const BLANKS = [
  ...['account', 'amount', 'day', 'from', 'identified', 'max', 'min', 'name'],
  ...['number', 'phone', 'rates', 'row', 'seconds', 'to', 'value'],
]

const codes = Object.keys({ ...refusals, ...failures })
const sentences = new Map(flat(JSON.parse(readFileSync('locales/fi/refusal.json', 'utf8')) as Branch))

describe('every refusal', () => {
  test.each(codes)('has a sentence: %s', (code) => {
    expect(sentences.get(code)).toMatch(/^\S.+\.$/)
  })

  test.each(codes)('is understood by every page: %s', (code) => {
    expect(Failure.safeParse({ code, details: {} }).success).toBe(true)
  })

  test('has a code for each sentence', () => {
    expect([...sentences.keys()].filter((code) => !codes.includes(code))).toEqual([])
  })

  test('has a sentence of its own without an exclamation mark', () => {
    expect([...sentences.values()].filter((sentence) => sentence.includes('!'))).toEqual([])
    expect(new Set(sentences.values()).size).toBe(sentences.size)
  })

  test('has only known placeholders', () => {
    expect(
      [...sentences].filter(([, sentence]) => blanksOf(sentence).some((blank) => !BLANKS.includes(blank))),
    ).toEqual([])
  })

  test('is thrown with the values of its placeholders', () => {
    const thrown = ['domain', 'plugins', 'server', 'cms'].flatMap(refusalsThrownIn)
    const erased = thrown.flatMap(({ file, code, details }) => {
      const missing = blanksOf(sentences.get(code) ?? '').filter((blank) => !new RegExp(`\\b${blank}\\b`).test(details))
      return missing.map((blank) => `${file}: ${code} without ${blank}`)
    })
    expect(thrown.length).toBeGreaterThan(20)
    expect(erased).toEqual([])
  })
})

interface Branch {
  [name: string]: string | Branch
}

function flat(branch: Branch, path: string[] = []): [string, string][] {
  return Object.entries(branch).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[[...path, name].join('.'), value]] : flat(value, [...path, name]),
  )
}

function blanksOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
}

/** Each `new Refusal('…', { … })` in a room. */
function refusalsThrownIn(room: string): { file: string; code: string; details: string }[] {
  return sourcesIn(room).flatMap((file) => {
    const thrown = readFileSync(file, 'utf8').matchAll(/new Refusal\(\s*'([a-z_.]+)'(?:\s*,\s*(\{[^}]*\}))?/g)
    return [...thrown].map(([, code = '', details = '']) => ({ file, code, details }))
  })
}

function sourcesIn(room: string): string[] {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' })
  const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('.next')
  return files.filter(isSource).map((file) => join(room, file))
}
