/**
 * Without its lock, a race fails only by chance: in a single round everything may happen in sequence. Runs `round` with
 * 1, 2, … until `isWrong` holds for its result, and returns that; after twenty seconds returns the last, for the test
 * to refuse. Most races fail within the first rounds; on a machine with few cores some take hundreds.
 */
export async function untilSeen<T>(round: (nth: number) => Promise<T>, isWrong: (came: T) => boolean): Promise<T> {
  const end = performance.now() + 20_000
  let came = await round(1)
  for (let nth = 2; !isWrong(came) && performance.now() < end; nth += 1) came = await round(nth)
  return came
}
