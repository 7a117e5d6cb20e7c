import { failures } from '#contracts/refusals.ts'

/**
 * What Payload says by itself, with a code beside it where it is no success: its words change with its versions. Where
 * a rule of ours said no within, the code is the rule's.
 */
export async function coded(answer: Response): Promise<{ answer: Response; code?: string }> {
  if (answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return { answer }
  const said = (await answer.json()) as Said
  const rule = ruleOf(said)
  const code = said.code ?? rule.code ?? codeOfStatus(answer.status)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  if (rule.details.seconds !== undefined) headers.set('Retry-After', String(rule.details.seconds))
  const body = { details: rule.details, ...said, code }
  return { answer: Response.json(body, { status: answer.status, headers }), code }
}

interface Said {
  code?: string
  errors?: { data?: Partial<Rule> | null }[]
}

interface Rule {
  code: string | undefined
  details: Record<string, string | number>
}

function ruleOf({ errors = [] }: Said): Rule {
  const { code, details = {} } = errors[0]?.data ?? {}
  return { code, details }
}

function codeOfStatus(status: number): string {
  const [code] = Object.entries(failures).find(([, one]) => one === status) ?? []
  return code ?? (status < 500 ? 'request.malformed' : 'shop.unexpected')
}
