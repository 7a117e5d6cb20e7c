import { expect, test } from 'vitest'
import { cameraProblem } from './camera.ts'

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'none'],
  ['NotSupportedError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'taken'],
  ['AbortError', 'taken'],
  ['SyntaxError', undefined],
])('a browser that says %s means %s', (name, problem) => {
  expect(cameraProblem(new DOMException('', name))).toBe(problem)
})

test('what is broken is no refusal', () => {
  expect(cameraProblem(new TypeError('x is undefined'))).toBeUndefined()
})
