import type { ComponentProps } from 'react'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  kind?: 'primary' | 'danger-quiet' | undefined
  isWorking?: boolean
}

/** A button of the admin. While its action is under way it can be focused but does nothing, as its handler sees to. */
export function Button({ kind, isWorking, ...others }: ButtonProps) {
  return (
    <button
      type="button"
      className={kind ? `admin-button admin-button--${kind}` : 'admin-button'}
      aria-disabled={isWorking}
      {...others}
    />
  )
}
