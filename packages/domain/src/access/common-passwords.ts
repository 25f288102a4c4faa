/** Frequent passwords of at least six characters, in lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 00000000 0000000000 010203 01020304 0102030405 0123456789 101010 101112 102030 10203040
  110110 111111 1111111 11111111 1111111111 111222 112233 11223344 121212 12121212 121314 123000
  123123 12312312 123123123 123321 1234321 12341234 12344321 1234512345 123454321 123456 1234567
  12345678 123456789 1234567890 12345678910 1234567891 123456789a 123456a 123456aa 123456abc
  123456q 12345a 12345q 123654 123789 123abc 123mudar 123qwe 123qweasd 131313 142536 147147 147258
  14725836 147258369 147852 147852369 151515 159357 159753 1a2b3c 1a2b3c4d 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx 1qazxsw2 202020 212121 222222 22222222 232323 252525 258456 303030 321321
  321654 321654987 333333 3333333 33333333 444444 44444444 456123 456456 456789 515151 555555
  5555555 55555555 654321 666666 66666666 696969 7654321 777777 7777777 77777777 789456 789456123
  852456 87654321 888888 88888888 987654 9876543 98765432 987654321 9876543210 999999 99999999
  a12345 a123456 a1234567 a12345678 a123456789 a1b2c3 a1b2c3d4 aa123456 aaaaaa aaaaaaaa abc123
  abc1234 abc12345 abcabc abcd1234 abcdef abcdefg abcdefgh access admin1 admin12 admin123 admin1234
  admin12345 administrador administrator aline123 amanda amanda123 amigos amizade andrea andressa
  anjinho anderson asd123 asdasd asdfgh asdfghjk asdfghjkl asdf1234 atletico azerty babyboy banana
  barbara baseball batman beatriz bemvindo bem-vindo bianca bigbang botafogo brasil brasil123
  brasil10 brasil2014 brasil2022 bruna123 bruninha bruno123 cachorro camila camila123 carlos
  carlos123 carolina cavalo changeme charlie chocolate cocacola computador comida corinthians
  coringao corinthians1 cristiano cruzeiro daniel daniela daniel123 default default1 deusefiel
  deuseamor deusfiel diamante diego123 dragon dragon123 eduardo eduardo123 empresa empresa1
  empresa123 estrela familia familia1 family felicidade felipe felipe123 fernanda fernando ferrari
  figueira flamengo flamengo1 flamengo10 flavia floresta fluminense football forever formula1
  freedom futebol gabriel gabriel1 gabriel123 gabriela gatinha gatinho giovanna gmail123 goncalves
  google graziela gremio gremista guilherme guitarra gustavo gustavo123 heitor hello123 helloworld
  henrique hotmail hunter2 iloveyou internacional internet isabela isabella jessica jesus123
  jesuscristo jesuseamor jesuscristo1 jesusteamo joaopaulo jordan jordan23 josefa juliana juliana123
  juliano junior juninho killer larissa leandro leonardo leticia letmein liberdade lilica linda123
  liverpool london lucas123 luciana lucifer luiza123 mamae123 marcela marcelo marcelo123 marcos
  marcos123 maria123 mariana mariana123 marina mariaclara master master123 matheus matheus123
  matrix mauricio maxwell melissa mercedes metallica michael michele minhasenha minhavida monica
  monkey morango mudar123 mudarsenha mustang mynoob natalia nascimento naruto nicolas nicole
  nothing novasenha oliveira p@ssw0rd p@ssword palmeiras palmeiras1 parola pass123 pass1234 passw0rd
  password password1 password12 password123 password1234 patricia patricia123 paulista pedro123
  pereira phoenix pipoca pokemon portugal pr1nc3sa primavera princesa princesa1 princess professor
  q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qwe123 qwe12345 qweasd qweasdzxc qwerty qwerty1
  qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop rafael rafael123 rafaela raphael
  renata renato ricardo ricardo123 roberta roberto roberto123 rodrigo rodrigo123 samsung sandra
  santos santos123 saopaulo saopaulo1 saudade secret segredo senha1 senha12 senha123 senha1234
  senha12345 senha123456 senha@123 senha!123 senhas senhaforte senhasegura shadow silva123 silvia
  simone sistema sistema1 soccer sophia sporting starwars sucesso summer sunshine superman tamires
  tatiana teamo123 tecnologia temp123 temp1234 temporaria teste1 teste12 teste123 teste1234
  test123 test1234 testando thiago thiago123 tigrinho trabalho trustno1 usuario usuario1 usuario123
  valentina vanessa vascao vasco123 vascodagama verao2024 verao2025 verao2026 victor victoria
  vinicius vitoria vitoria1 vitoria123 welcome welcome1 welcome123 whatever william yamaha zaq12wsx
  zxcvbn zxcvbnm zxcvbnm123
  `
    .trim()
    .split(/\s+/),
);
