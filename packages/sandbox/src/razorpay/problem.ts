/** A refusal as Razorpay words it: `{ error: { code, description, source, step, reason, metadata, field } }`. */
export class GatewayProblem extends Error {
  override name = 'GatewayProblem'
  constructor(
    readonly description: string,
    readonly field: string | null = null,
    readonly status = 400,
    readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR' = 'BAD_REQUEST_ERROR',
  ) {
    super(description)
  }

  get body() {
    const { code, description, field } = this
    const reason = field ? 'input_validation_failed' : 'NA'
    return {
      error: {
        code,
        description,
        source: 'business',
        step: 'payment_initiation',
        reason,
        metadata: {},
        ...(field && { field }),
      },
    }
  }
}

export const idDoesNotExist = () => new GatewayProblem('The id provided does not exist')
