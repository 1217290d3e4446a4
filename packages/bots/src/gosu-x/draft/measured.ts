/**
 * Made by `gosu draft --measure`, never by hand. How, and what it is worth: docs/decisions/0013-draft-table.md. Behind
 * each line the first player's clans; in it the second player's, in the order of `OUTCOMES`.
 */
import type { MeasuredDraft } from './table.ts';

export const MEASURED: MeasuredDraft = {
  bot: 'instinct',
  games: 400,
  seed: 1,
  rules: 'gosu-x-1',
  error: 0.0114,
  thousandths: [
    '192 253 256 233 123 144 166 171 179 175', // justice, abhilasha, tomorrow
    '263 357 351 279 212 228 165 283 211 212', // justice, abhilasha, narashima
    '240 333 301 255 177 177 115 222 163 169', // justice, tomorrow, narashima
    '226 298 294 244 168 178 101 224 164 161', // abhilasha, tomorrow, narashima
    '535 623 456 563 384 321 337 358 397 359', // justice, abhilasha, galmi
    '496 575 469 515 328 314 252 336 325 319', // justice, tomorrow, galmi
    '471 556 469 526 311 330 244 356 348 319', // abhilasha, tomorrow, galmi
    '605 693 558 622 485 358 385 427 485 405', // justice, narashima, galmi
    '569 676 551 581 457 355 324 424 451 365', // abhilasha, narashima, galmi
    '546 637 571 559 399 310 275 406 395 345', // tomorrow, narashima, galmi
    '464 567 391 450 387 288 257 319 338 270', // justice, abhilasha, phoenix
    '429 543 400 390 325 280 174 295 269 223', // justice, tomorrow, phoenix
    '415 524 406 448 338 292 200 323 317 264', // abhilasha, tomorrow, phoenix
    '540 630 444 505 466 264 282 345 402 254', // justice, narashima, phoenix
    '514 630 437 496 460 273 261 363 396 262', // abhilasha, narashima, phoenix
    '482 580 432 476 398 223 229 332 335 230', // tomorrow, narashima, phoenix
    '781 644 730 773 495 493 503 434 447 506', // justice, galmi, phoenix
    '755 636 722 783 509 501 504 447 460 538', // abhilasha, galmi, phoenix
    '742 651 723 763 500 427 447 450 461 485', // tomorrow, galmi, phoenix
    '810 722 802 800 509 577 541 520 499 570', // narashima, galmi, phoenix
    '337 401 314 269 355 297 213 348 294 285', // justice, abhilasha, goan-sul
    '308 363 327 194 280 277 130 319 180 196', // justice, tomorrow, goan-sul
    '280 360 328 190 279 292 132 341 177 190', // abhilasha, tomorrow, goan-sul
    '416 468 273 276 424 239 228 284 284 166', // justice, narashima, goan-sul
    '394 450 272 226 425 239 184 299 227 137', // abhilasha, narashima, goan-sul
    '349 407 227 213 342 170 156 231 183 92', // tomorrow, narashima, goan-sul
    '681 570 558 547 486 434 416 439 407 359', // justice, galmi, goan-sul
    '655 570 550 514 511 443 388 465 352 335', // abhilasha, galmi, goan-sul
    '614 589 497 487 486 338 336 400 352 243', // tomorrow, galmi, goan-sul
    '728 554 613 541 462 499 430 383 307 323', // narashima, galmi, goan-sul
    '691 503 445 422 511 431 425 348 306 230', // justice, phoenix, goan-sul
    '691 502 446 428 536 468 416 372 289 247', // abhilasha, phoenix, goan-sul
    '640 516 373 420 507 355 361 308 298 159', // tomorrow, phoenix, goan-sul
    '735 442 476 460 449 497 435 246 218 218', // narashima, phoenix, goan-sul
    '744 724 745 755 541 546 502 477 467 458', // galmi, phoenix, goan-sul
    '599 612 497 502 637 479 536 453 541 439', // justice, abhilasha, xian
    '528 545 482 425 556 454 482 431 499 429', // justice, tomorrow, xian
    '512 545 496 461 565 462 546 462 552 476', // abhilasha, tomorrow, xian
    '683 674 511 584 695 546 648 532 641 528', // justice, narashima, xian
    '670 680 516 550 699 556 644 554 626 535', // abhilasha, narashima, xian
    '601 618 502 507 632 564 596 567 572 530', // tomorrow, narashima, xian
    '831 697 734 784 673 751 818 605 677 754', // justice, galmi, xian
    '822 712 744 778 686 759 832 637 678 780', // abhilasha, galmi, xian
    '782 699 733 748 669 765 798 672 684 784', // tomorrow, galmi, xian
    '873 752 830 803 772 862 855 767 757 836', // narashima, galmi, xian
    '826 654 655 694 626 697 766 504 574 618', // justice, phoenix, xian
    '828 669 657 730 652 710 810 544 620 689', // abhilasha, phoenix, xian
    '784 655 625 689 629 712 768 563 619 672', // tomorrow, phoenix, xian
    '861 673 758 755 705 812 819 643 663 752', // narashima, phoenix, xian
    '826 848 891 901 689 786 790 832 859 903', // galmi, phoenix, xian
    '761 619 557 585 653 633 673 526 534 484', // justice, goan-sul, xian
    '766 627 549 586 681 659 659 562 511 495', // abhilasha, goan-sul, xian
    '706 605 496 529 658 595 604 528 510 428', // tomorrow, goan-sul, xian
    '818 590 668 635 653 725 677 504 463 515', // narashima, goan-sul, xian
    '803 781 832 827 714 764 715 745 733 765', // galmi, goan-sul, xian
    '810 790 832 836 620 655 644 601 625 653', // phoenix, goan-sul, xian
  ],
};
