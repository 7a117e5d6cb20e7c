import { now, nowIso } from '../clock.ts'

/** For migrations: what a flag of a document said, as a step that is owed. It may run at once. */

const owed = (dueAt: string) => ({ claim: 1, attempts: 0, dueAt, leasedUntil: null, code: null, isListed: false })

/** On SQLite: the statement by which rows of a table, as it was, owe a step. `of` is an expression, such as a column. */
export function owedInTable(table: string, step: string, where: string, of = 'NULL'): string {
  const instant = `'${nowIso()}'`
  const fields = `'claim', 1, 'attempts', 0, 'dueAt', ${instant}, 'leasedUntil', NULL, 'code', NULL, 'isListed', json('false')`
  const one = `json_object('step', '${step}', 'of', ${of}, ${fields})`
  const added = `json_insert(coalesce(owed, '[]'), '$[#]', json(${one}))`
  return `UPDATE ${table} SET owed = ${added}, owed_version = owed_version + 1, due_at = ${instant} WHERE ${where};`
}

/** On MongoDB: a document without its flags, which owes the steps of those that were set beside what it owed. */
export function owedInDocument(
  document: Record<string, unknown>,
  flags: Record<string, (document: Record<string, unknown>) => (string | { step: string; of: string })[]>,
): Record<string, unknown> {
  const instant = now()
  const names = Object.values(flags).flatMap((stepsOf) => stepsOf(document))
  const kept = Object.fromEntries(Object.entries(document).filter(([name]) => !(name in flags)))
  const steps = names.map((name) => ({
    ...(typeof name === 'string' ? { step: name, of: null } : name),
    ...owed(instant.toISOString()),
  }))
  const before = Array.isArray(document['owed']) ? (document['owed'] as unknown[]) : []
  return {
    ...kept,
    owed: [...before, ...steps],
    owedVersion: Number(document['owedVersion'] ?? 0) + 1,
    dueAt: steps.length > 0 ? instant : (kept['dueAt'] ?? null),
  }
}
