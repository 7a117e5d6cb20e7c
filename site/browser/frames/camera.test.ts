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
])('the browser’s error %s is shown as the camera problem %s', (name, problem) => {
  expect(cameraProblem(new DOMException('', name))).toBe(problem)
})

test('an error of our own code is no camera problem', () => {
  expect(cameraProblem(new TypeError('x is undefined'))).toBeUndefined()
})
