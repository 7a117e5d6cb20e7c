import type { Field } from 'payload'
import { setByShop } from '../admin/access.ts'
import { internalField } from '../admin/admin-fields.ts'
import { typed } from '../storage/document-types.ts'

const PENDING_STEPS = "import('#domain/pending-steps.ts').PendingStep[] | null"

/** The fields of a collection whose documents owe steps. */
export function stepFields(): Field[] {
  const hidden = { admin: internalField, access: setByShop }
  return [
    { name: 'owed', type: 'json', typescriptSchema: typed(PENDING_STEPS), ...hidden },
    { name: 'owedVersion', type: 'number', required: true, defaultValue: 0, ...hidden },
    // The earliest instant at which something of it may run; empty where nothing will.
    { name: 'dueAt', type: 'date', index: true, ...hidden },
  ]
}
