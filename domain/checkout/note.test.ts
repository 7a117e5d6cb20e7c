import { expect, test } from 'vitest'
import { acceptedNote } from './note.ts'

test.each([
  [' Ovikoodi 12 ', 'Ovikoodi 12'],
  ['Rivi\r\ntoinen\rkolmas', 'Rivi\ntoinen\nkolmas'],
  ['a\u0000b\u202Ec', 'abc'],
  ['   ', ''],
])('the note %j is stored as %j', (typed, note) => {
  expect(acceptedNote(typed)).toBe(note)
})
