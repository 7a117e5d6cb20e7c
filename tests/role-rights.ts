import type { Field, SanitizedConfig } from 'payload'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'

const OPERATIONS = ['create', 'update', 'delete'] as const

type Asked = (args: never) => unknown

/**
 * What a member of staff with this role writes, by the access of the configuration: of each collection and global that
 * they write at all, the operations, `?` behind those that some documents refuse, and after `without` the fields that are
 * closed to them and open to an admin. A store is theirs, so that rules about their own have one. Payload's own collections
 * apart, of which `access-rows.ts` tells.
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

/** The fields that are closed to a role and open to an admin, in words; empty where there are none. */
async function closedTo(fields: Field[], role: StaffRole): Promise<string> {
  const names: string[] = []
  for (const { path, access } of pathsOf(fields)) {
    const [own, ofAdmin] = await Promise.all([ask(access, role), ask(access, 'admin')])
    if (!own && ofAdmin) names.push(path)
  }
  return names.length > 0 ? ` without ${names.join(' ')}` : ''
}

/** Each field by its path, with who may update it. */
function pathsOf(fields: Field[], above = ''): { path: string; access: Asked | undefined }[] {
  return fields.flatMap((field): { path: string; access: Asked | undefined }[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        pathsOf(tab.fields, 'name' in tab && tab.name ? `${above}${tab.name}.` : above),
      )
    const path = 'name' in field && field.name ? `${above}${field.name}` : above
    const own =
      'name' in field && field.name
        ? [{ path, access: 'access' in field ? (field.access?.update as Asked | undefined) : undefined }]
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
