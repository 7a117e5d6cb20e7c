import { expect, test } from 'vitest'
import { passwordProblem } from './password-problem.ts'

const isCommon = (password: string) => password === 'password1'

test.each([
  ['', '', 'password.too_short'],
  ['ääkköse', 'ääkköse', 'password.too_short'],
  ['👓👓👓👓', '👓👓👓👓', 'password.too_short'],
  ['Password1', 'Password1', 'password.too_common'],
  ['pitkä salasana', 'pitkä sanasala', 'password.repeat_differs'],
  ['pitkä salasana', 'pitkä salasana', undefined],
  ['pitk\u00e4 salasana', 'pitka\u0308 salasana', undefined],
])('the password %j repeated as %j has the problem %s', (password, repeat, problem) => {
  expect(passwordProblem({ password, repeat }, isCommon)).toBe(problem)
})
