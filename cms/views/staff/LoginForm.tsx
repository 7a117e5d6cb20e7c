'use client'
import { Link, useAuth } from '@payloadcms/ui'
import { startAuthentication } from '@simplewebauthn/browser'
import { useRouter } from 'next/navigation.js'
import { useEffect, useRef, useState, type FormEvent, type HTMLAttributes, type MouseEvent } from 'react'
import * as z from 'zod/mini'
import { SecondStepWays } from '#contracts/staff.ts'
import { Button } from '../Button.tsx'
import { sentenceOf, t } from '../text.ts'

/** What Payload answers where it refuses, with the code of a refusal of ours. */
const Refused = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.optional(z.object({ code: z.optional(z.string()), details: z.unknown() })),
    }),
  ),
})

type Typed = Record<string, FormDataEntryValue>
type Options = NonNullable<SecondStepWays['passkey']>

/**
 * E-mail and password; then, where the account asks for a second step, a passkey or the one-time code with both. Fields are read as they are sent:
 * a browser may fill them.
 */
export function LoginForm({ next, forgot }: { next: string; forgot: string }) {
  const { setUser } = useAuth()
  const router = useRouter()
  const [ways, setWays] = useState<SecondStepWays | null>(null)
  const [isWorking, setWorking] = useState(false)
  const [refusal, setRefusal] = useState('')
  const code = useRef<HTMLInputElement>(null)
  const showKey = useRef<HTMLButtonElement>(null)
  useEffect(() => (showKey.current ?? code.current)?.focus(), [ways])

  /** Sends what was typed. Gives what a passkey is asked for, where it is. */
  async function post(typed: Typed, passkey?: object): Promise<Options | null> {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ ...typed, ...(passkey && { passkey }) })
    const answer = await fetch('/api/staff/login', { method: 'POST', headers, body }).catch(() => null)
    const read: unknown = await answer?.json().catch(() => null)
    if (answer?.ok) {
      setUser(read as never)
      router.push(next)
      return null
    }
    const refused = Refused.safeParse(read).data?.errors[0]
    const asked = SecondStepWays.safeParse(refused?.data?.details)
    if (refused?.data?.code !== 'staff.code_needed' || !asked.success) {
      setRefusal(refused?.message ?? sentenceOf({ code: 'shop.unreachable', details: {} }))
      return null
    }
    setWays(asked.data)
    return asked.data.passkey
  }

  /** Password first; a passkey is asked for by the answer to it, and shown with it. */
  async function signIn(typed: Typed): Promise<void> {
    setWorking(true)
    setRefusal('')
    const options = await post(typed)
    const signed = options && (await startAuthentication({ optionsJSON: options as never }).catch(() => null))
    if (options && !signed) setRefusal(t('staff.passkey_not_shown'))
    if (signed) await post(typed, { ...signed, response: readOf(signed.response) })
    setWorking(false)
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void signIn(Object.fromEntries(new FormData(event.currentTarget)))
  }

  function showPasskey({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void {
    if (form) void signIn({ ...Object.fromEntries(new FormData(form)), code: '' })
  }

  return (
    <form className="login__form" onSubmit={submit}>
      <Field name="email" label={t('staff.email')} type="email" autoComplete="username" />
      <Field name="password" label={t('staff.login_password')} type="password" autoComplete="current-password" />
      {ways?.passkey && (
        <>
          <p role="status">{t('staff.passkey_lead')}</p>
          <Button ref={showKey} kind="primary" disabled={isWorking} onClick={showPasskey}>
            {t('staff.passkey_show')}
          </Button>
        </>
      )}
      {ways?.hasCode && (
        <>
          <p role="status">{t(ways.passkey ? 'staff.passkey_or_code' : 'staff.code_lead')}</p>
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
      <p className="admin-dialog__refusal" role="alert">
        {refusal}
      </p>
      {(!ways?.passkey || ways.hasCode) && (
        <Button type="submit" kind={ways?.passkey ? undefined : 'primary'} disabled={isWorking}>
          {t('staff.login')}
        </Button>
      )}
    </form>
  )
}

/** What the contract has of an answer of a passkey. */
function readOf({ clientDataJSON, authenticatorData, signature, userHandle }: AuthenticatorAnswer) {
  return { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
}
type AuthenticatorAnswer = Awaited<ReturnType<typeof startAuthentication>>['response']

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
    <div className="admin-field">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} ref={input} required {...rest} />
    </div>
  )
}
