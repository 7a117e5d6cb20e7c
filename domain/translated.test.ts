import { describe, expect, test } from 'vitest'
import { translated, translatedThroughout } from './translated.ts'

const frames = {
  code: 'frames',
  title: 'Kehykset',
  intro: 'Kaikki samassa mittakaavassa.',
  translations: { sv: { title: 'Bågar', intro: ' ' }, en: { title: 'Frames', intro: null } },
}

describe('a record', () => {
  test.each([
    { language: 'fi', title: 'Kehykset' },
    { language: 'sv', title: 'Bågar' },
    { language: 'en', title: 'Frames' },
  ] as const)('is called $title in $language', ({ language, title }) => {
    expect(translated(frames, language)).toEqual({ code: 'frames', title, intro: 'Kaikki samassa mittakaavassa.' })
  })

  test('without other languages stays as it is', () => {
    expect(translated({ title: 'Kotelot', translations: null }, 'sv')).toEqual({ title: 'Kotelot' })
    expect(translated({ title: 'Kotelot', translations: { en: { title: 'Cases' } } }, 'sv')).toEqual({
      title: 'Kotelot',
    })
  })

  test('keeps its list where the other one is empty', () => {
    const exam = { bring: ['Lasit'], translations: { sv: { bring: [] }, en: { bring: ['Glasses'] } } }
    expect([translated(exam, 'sv').bring, translated(exam, 'en').bring]).toEqual([['Lasit'], ['Glasses']])
  })
})

test('records at any depth are each in the language', () => {
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
