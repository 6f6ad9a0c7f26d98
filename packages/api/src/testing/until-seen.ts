/**
 * A race without its lock goes wrong by chance: on one round all may pass one after the other. Runs `round` with 1, 2, …
 * until `isWrong` holds for what came of it, and answers that; after `rounds` it answers the last, for the test to refuse.
 */
export async function untilSeen<T>(
  round: (nth: number) => Promise<T>,
  isWrong: (came: T) => boolean,
  rounds = 12,
): Promise<T> {
  let came = await round(1)
  for (let nth = 2; nth <= rounds && !isWrong(came); nth += 1) came = await round(nth)
  return came
}
