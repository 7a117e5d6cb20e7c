'use client'
import { useState, type FormEvent } from 'react'
import { getToken } from '#contracts/cart.ts'
import { acceptInvitation, StaffPassword } from '#contracts/staff.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { ask, send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** The token with which a browser that is not signed in makes a change. */
async function browserToken(): Promise<string> {
  const answer = await ask(getToken, {})
  return answer.isDone ? answer.value.token : ''
}

/** The first password of an invited member of staff, who then signs in by it. */
export function ChoosePassword({ token }: { token: string }) {
  const { isWorking, refusal, run } = useAction()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isLong = StaffPassword.safeParse(password).success
    setProblem(isLong ? '' : t('staff.password_short'))
    if (!isLong) return
    void run(
      async (key) => send(acceptInvitation, { token, password }, key, await browserToken()),
      () => location.assign('/admin/login'),
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="admin-field">
        <label htmlFor="new-password">{t('staff.password')}</label>
        <small id="new-password-hint">{t('staff.password_hint')}</small>
        <input
          id="new-password"
          type="password"
          autoComplete="new-password"
          value={password}
          aria-invalid={Boolean(problem)}
          aria-describedby="new-password-hint new-password-problem"
          onChange={(event) => setPassword(event.target.value)}
        />
        <span id="new-password-problem" className="admin-field__problem" role="alert">
          {problem}
        </span>
      </div>
      <Button type="submit" kind="primary" isWorking={isWorking}>
        {t('staff.password_do')}
      </Button>
      <ActionResult message="" refusal={refusal} />
    </form>
  )
}
