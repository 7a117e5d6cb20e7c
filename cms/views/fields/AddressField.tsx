'use client'
import { TextInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'
import { findAddresses } from '#contracts/pages.ts'
import { useFound } from '../use-found.ts'

/** An address that a link leads to, which offers those of the shop while it is typed. The collection's own validation runs on the server. */
export function AddressField({ field, path, readOnly }: TextFieldClientProps) {
  const { label, admin: { description, width } = {} } = field
  const { value, setValue, showError, disabled } = useField<string>({ path })
  const list = useId()
  const isOfShop = value?.startsWith('/') ?? false
  const { found } = useFound(findAddresses, isOfShop ? value : '')
  // Payload hands all of them on, and types the one.
  const attributes = { list, autoComplete: 'off' } as const
  return (
    <>
      <TextInput
        path={path}
        label={label ?? ''}
        readOnly={Boolean(readOnly || disabled)}
        value={value ?? ''}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
        showError={showError}
        htmlAttributes={attributes}
        {...(description ? { description: description as string } : {})}
        {...(width ? { style: { width: String(width) } } : {})}
      />
      <datalist id={list}>
        {found?.addresses.map((address) => (
          <option key={address} value={address} />
        ))}
      </datalist>
    </>
  )
}
