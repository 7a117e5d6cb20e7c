'use client'
import { startRegistration } from '@simplewebauthn/browser'
import { useState, type FormEvent } from 'react'
import type { Passkey } from '#contracts/passkeys.ts'
import { addStaffPasskey, removeStaffPasskey, renameStaffPasskey, startAddingStaffPasskey } from '#contracts/staff.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { formatInstant } from '../format.ts'
import { send, type Outcome } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

interface StaffPasskeysProps {
  passkeys: Passkey[]
}

/** The passkeys of a member of staff: each with its name and use, and another is added. */
export function StaffPasskeys({ passkeys }: StaffPasskeysProps) {
  const { isWorking, refusal, run } = useAction()
  const [name, setName] = useState('')
  const [message, setMessage] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMessage('')
    void run(
      () => added(name),
      () => {
        setName('')
        setMessage(t('staff.passkey_added'))
      },
    )
  }
  return (
    <section aria-labelledby="admin-passkeys">
      <h2 id="admin-passkeys">{t('staff.passkeys_title')}</h2>
      <p>{t('staff.passkeys_about')}</p>
      {passkeys.length > 0 && (
        <ul className="admin-passkeys">
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.ref} passkey={passkey} say={setMessage} />
          ))}
        </ul>
      )}
      <form onSubmit={submit} noValidate>
        <DialogField
          label={t('staff.passkey_name')}
          hint={t('staff.passkey_name_hint')}
          value={name}
          onChange={setName}
        />
        <Button type="submit" kind="primary" isWorking={isWorking}>
          {t('staff.passkey_add')}
        </Button>
        <ActionResult message={message} refusal={refusal} />
      </form>
    </section>
  )
}

/** Asks the shop for a challenge, the browser for a passkey, and keeps it. */
async function added(name: string): Promise<Outcome<unknown>> {
  const begun = await send(startAddingStaffPasskey, {}, randomUuid())
  if (!begun.isDone) return begun
  try {
    const { id, rawId, response } = await startRegistration({ optionsJSON: begun.value.options })
    const { clientDataJSON, attestationObject, transports } = response
    const made = { clientDataJSON, attestationObject, transports }
    const credential = { id, rawId, type: 'public-key' as const, response: made }
    return await send(addStaffPasskey, { name, credential }, randomUuid())
  } catch (problem) {
    const isThere = problem instanceof Error && problem.name === 'InvalidStateError'
    return { isDone: false, sentence: t(isThere ? 'staff.passkey_exists' : 'staff.passkey_canceled') }
  }
}

function OnePasskey({ passkey, say }: { passkey: Passkey; say: (message: string) => void }) {
  const { isWorking, refusal, wrong, run } = useAction()
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null)
  const [typed, setTyped] = useState(passkey.name)
  const { ref, name, createdAt, lastUsedAt } = passkey
  const done = (message: string) => () => {
    setOpen(null)
    say(message)
  }
  const rename = () =>
    run((key) => send(renameStaffPasskey, { ref, name: typed }, key), done(t('staff.passkey_renamed')))
  const remove = () => run((key) => send(removeStaffPasskey, { ref }, key), done(t('staff.passkey_removed')))
  const common = { isWorking, refusal, wrong, onClose: () => setOpen(null) }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <small>
          {t('staff.passkey_since', { at: formatInstant(createdAt) })}
          {' · '}
          {lastUsedAt ? t('staff.passkey_used', { at: formatInstant(lastUsedAt) }) : t('staff.passkey_unused')}
        </small>
      </div>
      {(['rename', 'remove'] as const).map((action) => (
        <Button key={action} aria-label={t(`staff.passkey_${action}`, { name })} onClick={() => setOpen(action)}>
          {t(`staff.passkey_${action}_do`)}
        </Button>
      ))}
      {open === 'rename' && (
        <Dialog
          {...common}
          title={t('staff.passkey_rename_do')}
          action={t('staff.passkey_rename_do')}
          onSubmit={() => void rename()}
        >
          <DialogField name="name" label={t('staff.passkey_name')} value={typed} onChange={setTyped} isFirst />
        </Dialog>
      )}
      {open === 'remove' && (
        <Dialog
          {...common}
          title={t('staff.passkey_remove_title', { name })}
          action={t('staff.passkey_remove_do')}
          isDanger
          onSubmit={() => void remove()}
        >
          <p>{t('staff.passkey_remove_lead')}</p>
        </Dialog>
      )}
    </li>
  )
}
