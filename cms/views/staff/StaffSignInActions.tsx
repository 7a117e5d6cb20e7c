'use client'
import { useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useState } from 'react'
import { inviteStaffAgain, removeSecondStep } from '#contracts/staff.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { OpenStores, type OpenStore } from './OpenStores.tsx'

type Act = typeof inviteStaffAgain | typeof removeSecondStep

/** How a member of staff signs in: the invitation that is not accepted yet, and the second step. */
export function StaffSignInActions({ passkeys, stores }: { passkeys: number; stores: OpenStore[] }) {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  const invitedAt = useFormFields(([fields]) => fields.invitedAt?.value)
  const isOn = useFormFields(([fields]) => fields.secondStepOn?.value === true)
  const hasSecond = isOn || passkeys > 0
  const { isWorking, refusal, run } = useAction()
  const [message, setMessage] = useState('')
  if (id === undefined || !user) return null
  const isOwn = String(user.id) === String(id)
  const isAdmin = (user as { roles?: string[] }).roles?.includes('admin') ?? false
  const act = (route: Act, said: string) =>
    run(
      (key) => send<typeof route.input, typeof route.output>(route, { id: String(id) }, key),
      () => setMessage(said),
    )
  return (
    <div className="admin-again">
      <h2>{t('staff.sign_in')}</h2>
      {Boolean(invitedAt) && <p>{t('staff.is_invited')}</p>}
      {isOn && <p>{t('staff.second_on')}</p>}
      {passkeys > 0 && <p>{t('staff.passkeys', { count: passkeys })}</p>}
      {!invitedAt && !hasSecond && <p>{t('staff.second_off')}</p>}
      {Boolean(invitedAt) && isAdmin && !message && (
        <Button isWorking={isWorking} onClick={() => void act(inviteStaffAgain, t('staff.invited_again'))}>
          {t('staff.invite_again')}
        </Button>
      )}
      {isOwn && (
        <a className="admin-button" href="/admin/toinen-vaihe">
          {t(hasSecond ? 'staff.second_manage' : 'staff.second_begin')}
        </a>
      )}
      {hasSecond && isAdmin && !isOwn && !message && (
        <Button isWorking={isWorking} onClick={() => void act(removeSecondStep, t('staff.second_removed'))}>
          {t('staff.second_remove')}
        </Button>
      )}
      <ActionResult message={message} refusal={refusal} />
      <OpenStores staff={String(id)} stores={stores} mayClose={isAdmin} />
    </div>
  )
}
