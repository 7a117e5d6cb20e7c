import { failures } from '#contracts/refusals.ts'

/**
 * What Payload says by itself, with a code beside it where it is no success: its words change with its versions. Where
 * a rule of ours said no within, the code is the rule's.
 */
export async function coded(answer: Response): Promise<{ answer: Response; code?: string }> {
  if (answer.ok || !answer.headers.get('content-type')?.startsWith('application/json')) return { answer }
  const said = (await answer.json()) as Said
  const code = said.code ?? codeOfRule(said) ?? codeOfStatus(answer.status)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return { answer: Response.json({ details: {}, ...said, code }, { status: answer.status, headers }), code }
}

interface Said {
  code?: string
  errors?: { data?: { code?: unknown } | null }[]
}

function codeOfRule({ errors = [] }: Said): string | undefined {
  const code = errors[0]?.data?.code
  return typeof code === 'string' ? code : undefined
}

function codeOfStatus(status: number): string {
  const [code] = Object.entries(failures).find(([, one]) => one === status) ?? []
  return code ?? (status < 500 ? 'request.malformed' : 'shop.unexpected')
}
