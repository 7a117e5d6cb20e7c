import { describe, expect, test } from 'vitest'
import { translated, translatedThroughout } from './translated.ts'

const frames = {
  code: 'frames',
  title: 'Kehykset',
  intro: 'Kaikki samassa mittakaavassa.',
  translations: { sv: { title: 'Bågar', intro: ' ' }, en: { title: 'Frames', intro: null } },
}

describe('translating a record', () => {
  test.each([
    { language: 'fi', title: 'Kehykset' },
    { language: 'sv', title: 'Bågar' },
    { language: 'en', title: 'Frames' },
  ] as const)('names it $title in $language', ({ language, title }) => {
    expect(translated(frames, language)).toEqual({ code: 'frames', title, intro: 'Kaikki samassa mittakaavassa.' })
  })

  test('leaves a record without translations unchanged', () => {
    expect(translated({ title: 'Kotelot', translations: null }, 'sv')).toEqual({ title: 'Kotelot' })
    expect(translated({ title: 'Kotelot', translations: { en: { title: 'Cases' } } }, 'sv')).toEqual({
      title: 'Kotelot',
    })
  })

  test('leaves a list unchanged where its translation is empty', () => {
    const exam = { bring: ['Lasit'], translations: { sv: { bring: [] }, en: { bring: ['Glasses'] } } }
    expect([translated(exam, 'sv').bring, translated(exam, 'en').bring]).toEqual([['Lasit'], ['Glasses']])
  })
})

test('translates records at any depth', () => {
  const menus = {
    promise: 'Näkemistä varten.',
    footer: [{ title: 'Osta', links: [{ text: 'Kehykset', translations: { sv: { text: 'Bågar' } } }] }],
    frames: { title: 'Silmälasit', links: [], translations: { sv: { title: 'Glasögon' } } },
    translations: { sv: { promise: 'För att du ska se.' } },
  }
  expect(translatedThroughout(menus, 'sv')).toEqual({
    promise: 'För att du ska se.',
    footer: [{ title: 'Osta', links: [{ text: 'Bågar' }] }],
    frames: { title: 'Glasögon', links: [] },
  })
})
