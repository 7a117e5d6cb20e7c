'use client'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { inviteStaff } from '#contracts/staff.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { Choice } from '../Choice.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

type Role = z.infer<typeof inviteStaff.input>['roles'][number]

const ROLES: Role[] = ['order-handler', 'optician', 'customer-service', 'editor', 'marketer', 'store-staff', 'admin']
/** Roles that work in one store. */
const OF_STORE: Role[] = ['optician', 'store-staff']

type Stores = { number: number; name: string }[]

/** Invites a new member of staff by mail. */
export function InviteButton({ stores }: { stores: Stores }) {
  const [isOpen, setOpen] = useState(false)
  const [message, setMessage] = useState('')
  return (
    <div className="admin-again">
      <Button kind="primary" onClick={() => setOpen(true)}>
        {t('staff.invite')}
      </Button>
      <ActionResult message={message} refusal="" />
      {isOpen && (
        <InviteDialog
          stores={stores}
          onClose={() => setOpen(false)}
          onInvited={(email) => setMessage(t('staff.invite_done', { email }))}
        />
      )}
    </div>
  )
}

interface InviteDialogProps {
  stores: Stores
  onClose: () => void
  onInvited: (email: string) => void
}

/** Holds what is typed, so that the next one invited inherits no role. */
function InviteDialog({ stores, onClose, onInvited }: InviteDialogProps) {
  const { sending, run } = useAction()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<Role[]>([])
  const [store, setStore] = useState('')
  const hasStore = roles.some((role) => OF_STORE.includes(role))
  const submit = () =>
    void run(
      (key) => send(inviteStaff, { name, email, roles, store: hasStore && store ? Number(store) : null }, key),
      () => {
        onInvited(email)
        onClose()
      },
    )
  const toggle = (role: Role, isOn: boolean) => setRoles(isOn ? [...roles, role] : roles.filter((one) => one !== role))

  return (
    <Dialog {...sending} title={t('staff.invite')} action={t('staff.invite_do')} onClose={onClose} onSubmit={submit}>
      <p>{t('staff.invite_lead')}</p>
      <DialogField name="name" label={t('staff.name')} value={name} onChange={setName} isFirst />
      <DialogField name="email" label={t('staff.email')} value={email} onChange={setEmail} inputMode="email" />
      <fieldset className="day-fields">
        <legend>{t('staff.roles')}</legend>
        {ROLES.map((role) => (
          <label key={role} className="day-tick">
            <input
              type="checkbox"
              checked={roles.includes(role)}
              onChange={({ target }) => toggle(role, target.checked)}
            />{' '}
            {t(`staff.role.${role}`)}
          </label>
        ))}
      </fieldset>
      {hasStore && (
        <Choice
          name="store"
          label={t('staff.store')}
          value={store}
          options={[
            { value: '', label: t(roles.includes('store-staff') ? 'staff.store_choose' : 'staff.store_none') },
            ...stores.map(({ number, name: label }) => ({ value: String(number), label })),
          ]}
          onChange={setStore}
        />
      )}
    </Dialog>
  )
}
