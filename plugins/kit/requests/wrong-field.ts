import type * as z from 'zod/mini'
import type { Failure } from '#contracts/refusals.ts'

type Issue = z.core.$ZodIssue

/** Names of fields as contracts have them. Keys of a map are whatever was sent, and are not sent back. */
const NAME = /^\w{1,60}$/

/**
 * Where a request does not fit its contract, and how: the path of the first wrong field (`field`, joined by dots), and `problem`, with
 * the bound `most` or `least` where there is one. Nothing of what was sent.
 */
export function wrongField(error: z.core.$ZodError): Failure['details'] {
  const [first] = error.issues
  if (!first) return {}
  const issue = deepest(first)
  const path = [...first.path, ...(issue === first ? [] : issue.path)].map(String)
  return path.length > 0 && path.every((part) => NAME.test(part)) ? { field: path.join('.'), ...problemOf(issue) } : {}
}

/** Of a union, the problem of the member that matched furthest: the caller did not intend a member of another name. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [nearest] = issue.errors
    .filter((issues) => !issues.some(({ code }) => code === 'invalid_value'))
    .flat()
    .toSorted((one, other) => other.path.length - one.path.length)
  return nearest ?? issue
}

function problemOf(issue: Issue): Failure['details'] {
  switch (issue.code) {
    case 'too_big':
      return { problem: issue.origin === 'string' ? 'too_long' : 'too_big', most: Number(issue.maximum) }
    case 'too_small':
      if (issue.origin !== 'number' && Number(issue.minimum) <= 1) return { problem: 'missing' }
      return { problem: issue.origin === 'string' ? 'too_short' : 'too_small', least: Number(issue.minimum) }
    case 'invalid_format':
      return { problem: issue.format === 'email' || issue.format === 'date' ? issue.format : 'unreadable' }
    default:
      return { problem: 'unreadable' }
  }
}
