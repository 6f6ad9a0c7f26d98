/** Passwords of eight or more characters that attackers try first; compared in lower case. */
const common = new Set(
  `
  password password1 password12 password123 password1234 passw0rd passw0rd1 p@ssword p@ssw0rd p@ssword1 p@ssw0rd1
  p@ssw0rd123 pass@123 pass@1234 pass1234 password@1 password@123 password! 12345678 123456789 1234567890 12345678910
  123123123 123456123 12341234 11111111 111111111 00000000 000000000 88888888 99999999 11223344 1122334455 87654321
  987654321 0987654321 147258369 123654789 12344321 123321123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty@123 asdfghjk asdfghjkl asdf1234 asdfasdf
  zxcvbnm1 zxcvbnm123 q1w2e3r4 q1w2e3r4t5 abcd1234 abcd@1234 abc12345 abcdefgh abcdefg1 abcabcabc a1b2c3d4 aaaaaaaa
  iloveyou iloveyou1 iloveyou2 iloveindia iloveu123 princess princess1 sunshine sunshine1 football football1 baseball
  basketball superman superman1 spiderman batman123 pokemon123 starwars computer computer1 internet samsung1 samsung123
  michelle jennifer jessica1 danielle charlotte trustno1 whatever whatever1 welcome1 welcome12 welcome123 welcome@123
  letmein1 letmein123 changeme changeme1 changeme123 admin123 admin1234 admin@123 administrator root1234 test1234
  testtest test@123 testing123 guest123 user1234 login123 master123 secret123 default1 monkey123 dragon123 shadow123
  hello123 hello1234 freedom1 liverpool chelsea1 arsenal1 manchester barcelona ronaldo7 ronaldo123 messi123
  india123 india@123 india1234 india2020 bharat123 bharat@123 jaihind1 jaihind123 jaishriram shriram1 harekrishna
  krishna1 krishna123 krishna@123 ganesha1 ganesh123 ganesh@123 saibaba1 sairam123 omsairam omnamahshivay mahadev1
  mahadev123 waheguru waheguru1 lakshmi1 lakshmi123 hanuman1 hanuman123 tiger123 lovely123 sweety123 priyanka
  priyanka1 sachin123 sachin10 sachin@123 virat123 virat18 dhoni007 dhoni123 rohit123 rahul123 rahul@123 amit1234
  amit@123 rajesh123 suresh123 mumbai123 delhi123 delhi@123 chennai1 kolkata1 hyderabad bangalore bangalore1
  bengaluru nukkad123 nukkad@123 nukkadnukkad
  `
    .trim()
    .split(/\s+/),
)

/** Whether an attacker would try this password early. Repeated characters and runs of adjacent ones count as well. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  if (common.has(plain)) return true
  if (new Set(plain).size <= 2) return true
  const steps = [...plain].slice(1).map((character, index) => character.charCodeAt(0) - plain.charCodeAt(index))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
