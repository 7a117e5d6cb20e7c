import type { Field, SanitizedConfig } from 'payload'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'

const OPERATIONS = ['create', 'update', 'delete'] as const

type Asked = (args: never) => unknown

/**
 * What a member of staff with this role writes, by the access of the configuration: of each collection and global that
 * they write at all, the operations, `?` behind those that some documents refuse, and after `without` the fields that
 * are closed to them and open to an admin. A store is theirs, so that rules about their own have one. Payload's own
 * collections are not included: `access-rows.ts` lists them.
 */
export async function rightsOf(config: SanitizedConfig, role: StaffRole): Promise<Record<string, string>> {
  const rights: Record<string, string> = {}
  for (const { slug, access, fields } of config.collections) {
    if (slug.startsWith('payload-')) continue
    const granted: string[] = []
    for (const operation of OPERATIONS) {
      const answer = await ask(access[operation], role)
      if (answer) granted.push(answer === true ? operation : `${operation}?`)
    }
    if (granted.length > 0) rights[slug] = `${granted.join(' ')}${await closedTo(fields, role)}`
  }
  for (const { slug, access, fields } of config.globals)
    if (await ask(access.update, role)) rights[slug] = `update${await closedTo(fields, role)}`
  return rights
}

/** The collections that this role reads and staff of a store, who read only what everybody does, do not; sorted. */
export async function readsOf(config: SanitizedConfig, role: StaffRole): Promise<string[]> {
  const read: string[] = []
  for (const { slug, access } of config.collections) {
    if (slug.startsWith('payload-')) continue
    const [own, everybodys] = await Promise.all([ask(access.read, role), ask(access.read, 'store-staff')])
    if (own && !everybodys) read.push(slug)
  }
  return read.toSorted()
}

/** The fields of each of these collections that this role may not read. */
export async function unreadableTo(
  config: SanitizedConfig,
  role: StaffRole,
  slugs: readonly string[],
): Promise<Record<string, string[]>> {
  const closed: Record<string, string[]> = {}
  for (const { slug, fields } of config.collections.filter((one) => slugs.includes(one.slug))) {
    closed[slug] = []
    for (const { path, read } of pathsOf(fields)) if (!(await ask(read, role))) closed[slug].push(path)
  }
  return closed
}

/** The fields that are closed to a role and open to an admin, in words; empty where there are none. */
async function closedTo(fields: Field[], role: StaffRole): Promise<string> {
  const names: string[] = []
  for (const { path, access } of pathsOf(fields)) {
    const [own, ofAdmin] = await Promise.all([ask(access, role), ask(access, 'admin')])
    if (!own && ofAdmin) names.push(path)
  }
  return names.length > 0 ? ` without ${names.join(' ')}` : ''
}

interface FieldPath {
  path: string
  /** Who may update it. */
  access: Asked | undefined
  read: Asked | undefined
}

/** Each field by its path, with who may update and read it. */
function pathsOf(fields: Field[], above = ''): FieldPath[] {
  return fields.flatMap((field): FieldPath[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        pathsOf(tab.fields, 'name' in tab && tab.name ? `${above}${tab.name}.` : above),
      )
    const path = 'name' in field && field.name ? `${above}${field.name}` : above
    const { update, read } = ('access' in field && field.access) || {}
    const own =
      'name' in field && field.name
        ? [{ path, access: update as Asked | undefined, read: read as Asked | undefined }]
        : []
    const inner = 'fields' in field ? pathsOf(field.fields, own.length > 0 ? `${path}.` : above) : []
    return [...own, ...inner]
  })
}

async function ask(access: unknown, role: StaffRole): Promise<unknown> {
  if (typeof access !== 'function') return true
  const user = { id: 1, collection: 'staff', roles: [role], store: 1 }
  return await (access as Asked)({ req: { user, context: {} }, data: {}, doc: {}, siblingData: {} } as never)
}
