import { expect, test } from 'vitest'
import { shopAnalyzers } from './analyzers.ts'
import { matchedNeed, matchedServices, misspeltServices, readNeeds, type Service } from './services.ts'

const { fi } = shopAnalyzers()
const service = (title: string, ...words: string[]): Service => {
  return { id: title, title, text: '', url: '/', words, isOfStores: false }
}
const services = [
  service('booking', 'varaus', 'varaa aik'),
  service('cancel a booking', 'peru var'),
  service('return', 'palaut'),
  service('lenses', 'linss laitet'),
]
const matched = (...words: string[]) => matchedServices(services, words, fi).map((one) => one.service.title)

test.each([
  [['palautus'], ['return']],
  [['palauttaisin', 'lasit'], ['return']],
  [['varaa', 'aika'], ['booking']],
  [
    ['peru', 'varaus'],
    ['cancel a booking', 'booking'],
  ],
  [
    ['varaus', 'peruminen'],
    ['cancel a booking', 'booking'],
  ],
  [['piilolinssit', 'laitetaan'], ['lenses']],
  [['palatus'], []],
  [['aika'], []],
  [[], []],
])('the words %j find the services %j', (words, titles) => {
  expect(matched(...words)).toEqual(titles)
})

test('a typing error is corrected in words of five letters or more, and never in the first letter', () => {
  const mended = (word: string) => misspeltServices(services, [word]).map((one) => one.service.title)
  expect(mended('palatus')).toEqual(['return'])
  expect(mended('balautus')).toEqual([])
  expect(mended('vara')).toEqual([])
})

test('words about eyes do not match words about glasses', () => {
  const eyes = [service('sore eyes', 'silm kipe')]
  expect(matchedServices(eyes, ['silmät', 'kipeät'], fi)).toHaveLength(1)
  expect(matchedServices(eyes, ['silmälasit', 'kipeät'], fi)).toEqual([])
  expect(matchedServices(eyes, ['kissansilmät', 'kipeät'], fi)).toEqual([])
})

test('a need that is described in several words finds the goods for it', () => {
  const needs = readNeeds({ 'kelluva nauha': 'lasit put jär, ettei upp', huurteenesto: 'las huur' })
  const goods = (text: string) => matchedNeed(needs, text.split(' '), fi)
  expect(goods('aurinkolasit putosi veneestä järveen')).toBe('kelluva nauha')
  expect(goods('lasit huurtuu bussissa')).toBe('huurteenesto')
  expect(goods('lasit järvelle')).toBeNull()
})
