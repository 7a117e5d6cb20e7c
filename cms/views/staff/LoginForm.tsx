'use client'
import { Link, useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState, type FormEvent, type HTMLAttributes } from 'react'
import * as z from 'zod/mini'
import { sentenceOf, t } from '../text.ts'

/** What Payload answers where it refuses, with the code of a refusal of ours. */
const Refused = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.optional(z.object({ code: z.optional(z.string()) })) })),
})

/** E-mail and password; then, where the account asks for it, the one-time code with both. Fields are read as they are sent: a browser may fill them. */
export function LoginForm({ next, forgot }: { next: string; forgot: string }) {
  const { setUser } = useAuth()
  const router = useRouter()
  const [asksCode, setAsksCode] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState('')
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [asksCode])

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setWorking(true)
    setRefusal('')
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/api/staff/login', { method: 'POST', headers, body: JSON.stringify(typed) }).catch(
      () => null,
    )
    const body: unknown = await answer?.json().catch(() => null)
    setWorking(false)
    if (answer?.ok) {
      setUser(body as never)
      return router.push(next)
    }
    const refused = Refused.safeParse(body).data?.errors[0]
    if (refused?.data?.code === 'staff.code_needed') return setAsksCode(true)
    setRefusal(refused?.message ?? sentenceOf({ code: 'shop.unreachable', details: {} }))
  }

  return (
    <form className="login__form" onSubmit={(event) => void submit(event)}>
      <Field name="email" label={t('staff.email')} type="email" autoComplete="username" />
      <Field name="password" label={t('staff.login_password')} type="password" autoComplete="current-password" />
      {asksCode && (
        <>
          <p role="status">{t('staff.code_lead')}</p>
          <Field
            name="code"
            label={t('staff.code')}
            type="text"
            autoComplete="one-time-code"
            inputMode="numeric"
            input={code}
          />
        </>
      )}
      <Link href={forgot} prefetch={false}>
        {t('staff.login_forgot')}
      </Link>
      <p className="desk-dialog__refusal" role="alert">
        {refusal}
      </p>
      <button type="submit" className="desk-button desk-button--primary" disabled={isWorking}>
        {t('staff.login')}
      </button>
    </form>
  )
}

interface FieldProps {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autoComplete: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  input?: React.Ref<HTMLInputElement>
}

function Field({ name, label, input, ...rest }: FieldProps) {
  const id = `login-${name}`
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} ref={input} required {...rest} />
    </div>
  )
}
