import { expect, test } from 'vitest'
import { matchesName, needsNewConsent, runsOn, type TagState } from './consent.ts'

test.each([
  ['_ga', '_ga', true],
  ['_ga', '_ga_1', false],
  ['_ga_*', '_ga_G1', true],
  ['_ga_*', 'x_ga_G1', false],
  ['a.b', 'axb', false],
  ['a~b-c', 'a~b-c', true],
])('the pattern %s matches the name %s: %s', (pattern, name, isNamed) => {
  expect(matchesName(pattern).test(name)).toBe(isNamed)
})

test.each([
  { paths: [], path: '/kehykset', runs: true },
  { paths: ['/kehykset'], path: '/kehykset', runs: true },
  { paths: ['/kehykset'], path: '/kehykset/aurakivi/samppalinna', runs: true },
  { paths: ['/kehykset'], path: '/kehyksetkin', runs: false },
  { paths: ['/kehykset'], path: '/', runs: false },
  { paths: ['/'], path: '/', runs: true },
  { paths: ['/'], path: '/kehykset', runs: false },
  { paths: ['/', '/löydä-myymälä'], path: '/löydä-myymälä', runs: true },
])('a tag on $paths runs on $path: $runs', ({ paths, path, runs }) => {
  expect(runsOn({ paths }, path)).toBe(runs)
})

const id = { name: '_id', kind: 'cookie', purpose: 'Tunnistaa selaimen.', lifetime: '1 vuosi' } as const
const tag: TagState = {
  src: 'https://mittari.example/a.js',
  category: 'C0002',
  hosts: ['https://keraa.example'],
  stored: [id],
  isActive: true,
}

test.each<[string, TagState | undefined, TagState, boolean]>([
  ['is new', undefined, tag, true],
  ['is new and off', undefined, { ...tag, isActive: false }, false],
  ['is taken into use', { ...tag, isActive: false }, tag, true],
  ['is switched off', tag, { ...tag, isActive: false }, false],
  ['stays as it is', tag, tag, false],
  ['has another file of the same host', tag, { ...tag, src: 'https://mittari.example/b.js' }, false],
  ['comes from another host', tag, { ...tag, src: 'https://toinen.example/a.js' }, true],
  ['is of another category', tag, { ...tag, category: 'C0004' }, true],
  ['sends to one host more', tag, { ...tag, hosts: [...tag.hosts, 'https://muu.example'] }, true],
  ['sends to one host less', tag, { ...tag, hosts: [] }, false],
  ['stores one cookie more', tag, { ...tag, stored: [id, { ...id, name: '_muu' }] }, true],
  ['stores the same elsewhere', tag, { ...tag, stored: [{ ...id, kind: 'localStorage' }] }, true],
  ['explains a cookie in other words', tag, { ...tag, stored: [{ ...id, purpose: 'Laskee käynnit.' }] }, false],
])('visitors are asked again about a tag that %s', (_, before, after, isAsked) => {
  expect(needsNewConsent(before, after)).toBe(isAsked)
})
