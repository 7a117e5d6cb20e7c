import { expect, test } from 'vitest'
import { daySchedule, exam, SKILLS, use } from './day.fixture.ts'
import { mostHoldsOfNetwork } from './holds-of-network.ts'

const present = [
  { from: 600, to: 720 },
  { from: 780, to: 1080 },
]
const examiners = [1, 2, 3].map((id) => ({ id, name: String(id), skills: SKILLS, present }))

test('a network may hold a fifth of the exams that two rooms can give in seven hours', () => {
  // 28 exams of half an hour, although three optometrists are there.
  expect(mostHoldsOfNetwork(daySchedule({ examiners }), [], exam)).toBe(5)
})

test('time that is already booked does not count as free for the network', () => {
  const taken = [use({ from: 600, to: 720 }), use({ room: '2', examiner: 2, from: 600, to: 720 })]
  expect(mostHoldsOfNetwork(daySchedule({ examiners }), taken, exam)).toBe(4)
})

test('a network may hold the exams of a family even on a day that is nearly full', () => {
  const [first] = examiners
  expect(mostHoldsOfNetwork(daySchedule({ examiners: [first!] }), [use({ from: 600, to: 1050 })], exam)).toBe(3)
})
