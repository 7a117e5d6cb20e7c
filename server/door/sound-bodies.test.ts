import { describe, expect, test } from 'vitest'
import { isSoundBody } from './sound-bodies.ts'

const JSON_TYPES = ['application/json', 'application/json; charset=utf-8']
const FORM = 'multipart/form-data; boundary=b'

const sound = ['{}', '{"title":"Halinen"}', '{"createdAt":"2026-11-21T10:00:00.000Z","updatedAt":null}']
const odd = ['null', '"x"', '1', '[]', '[{}]', 'true', '{', 'a=b', '{"createdAt":"zzz"}', '{"updatedAt":5}']

describe('a body', () => {
  test.each(sound)('may be %j, alone or in a form', async (text) => {
    for (const type of JSON_TYPES) expect(await isSoundBody(Buffer.from(text), type)).toBe(true)
    expect(await isSoundBody(form(field('_payload', text)), FORM)).toBe(true)
    expect(await isSoundBody(form(field('file"; filename="a.webp', 'x'), field('_payload', text)), FORM)).toBe(true)
  })

  test.each(odd)('is no document, alone or in a form: %s', async (text) => {
    for (const type of JSON_TYPES) expect(await isSoundBody(Buffer.from(text), type)).toBe(false)
    expect(await isSoundBody(form(field('_payload', text)), FORM)).toBe(false)
  })

  test.each([undefined, '', 'application/json', FORM])('that says nothing may be called %s', async (type) => {
    expect(await isSoundBody(undefined, type)).toBe(true)
    expect(await isSoundBody(Buffer.alloc(0), type)).toBe(true)
  })

  test.each([undefined, '', 'text/plain', 'application/jsonp', 'application/x-www-form-urlencoded', 'multipart/mixed'])(
    'is read in no other words than JSON: %s',
    async (type) => {
      expect(await isSoundBody(Buffer.from('{}'), type)).toBe(false)
    },
  )
})

describe('a form', () => {
  test.each([
    ['without a document', form(field('title', 'Halinen')), FORM],
    ['with two', form(field('_payload', '{}'), field('_payload', '{}')), FORM],
    ['with a file in its place', form(field('_payload"; filename="a.json', '{}')), FORM],
    ['with nothing in it', form(), FORM],
    ['that is none', Buffer.from('zzz'), FORM],
    ['that is cut off', form(field('_payload', '{}')).subarray(0, -12), FORM],
    ['that does not say where its fields end', form(field('_payload', '{}')), 'multipart/form-data'],
  ])('%s cannot be read', async (_, body, type) => {
    expect(await isSoundBody(body, type)).toBe(false)
  })
})

function field(name: string, value: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}

function form(...fields: string[]): Buffer {
  return Buffer.from(`${fields.join('')}--b--\r\n`)
}
