import { failures } from '#contracts/refusals.ts'

interface FailureBody {
  code?: string
  errors?: { data?: { code?: string; details?: Record<string, string | number> } | null }[]
}

/**
 * An answer of Payload's own, with a failure code added beside its message: messages change with Payload's versions.
 * The code is that of the refusal, if a rule refused, and follows from the status otherwise.
 */
export async function withFailureCode(answer: Response): Promise<{ answer: Response; code?: string }> {
  if (answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return { answer }
  const body = (await answer.json()) as FailureBody
  const { code: ruleCode, details = {} } = body.errors?.[0]?.data ?? {}
  const code = body.code ?? ruleCode ?? codeOfStatus(answer.status)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  if (details['seconds'] !== undefined) headers.set('Retry-After', String(details['seconds']))
  return { answer: Response.json({ details, ...body, code }, { status: answer.status, headers }), code }
}

function codeOfStatus(status: number): string {
  const [code] = Object.entries(failures).find(([, one]) => one === status) ?? []
  return code ?? (status < 500 ? 'request.malformed' : 'shop.unexpected')
}
