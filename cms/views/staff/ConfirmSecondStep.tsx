'use client'
import { useState, type FormEvent } from 'react'
import { confirmSecondStep } from '#contracts/staff.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Takes the offered secret into use by a code of it. */
export function ConfirmSecondStep({ offer }: { offer: string }) {
  const { isWorking, refusal, run } = useAction()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      (key) => send(confirmSecondStep, { offer, code }, key),
      () => location.assign('/admin'),
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <DialogField label={t('staff.code')} value={code} onChange={setCode} inputMode="numeric" />
      <Button type="submit" kind="primary" isWorking={isWorking}>
        {t('staff.second_do')}
      </Button>
      <ActionResult message="" refusal={refusal} />
    </form>
  )
}
