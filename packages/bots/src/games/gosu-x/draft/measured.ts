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
  error: 0.0178,
  thousandths: [
    '203 213 345 213 173 302 181 264 157 237', // justice, abhilasha, tomorrow
    '251 321 466 323 217 325 264 350 267 386', // justice, abhilasha, narashima
    '314 336 397 331 219 288 293 295 260 328', // justice, tomorrow, narashima
    '426 534 570 463 365 405 289 426 342 403', // abhilasha, tomorrow, narashima
    '463 607 624 636 360 491 410 485 458 544', // justice, abhilasha, galmi
    '485 580 588 601 347 404 419 435 440 493', // justice, tomorrow, galmi
    '667 738 720 710 476 524 362 585 465 543', // abhilasha, tomorrow, galmi
    '579 735 692 715 457 472 431 528 492 594', // justice, narashima, galmi
    '730 849 862 787 570 646 476 710 611 689', // abhilasha, narashima, galmi
    '750 856 790 814 603 505 498 581 649 535', // tomorrow, narashima, galmi
    '256 469 286 291 334 210 171 315 325 187', // justice, abhilasha, phoenix
    '285 457 254 361 304 178 290 222 322 187', // justice, tomorrow, phoenix
    '432 629 445 408 440 265 200 362 348 217', // abhilasha, tomorrow, phoenix
    '356 523 361 355 336 213 327 281 331 202', // justice, narashima, phoenix
    '501 696 607 510 489 367 304 534 451 332', // abhilasha, narashima, phoenix
    '522 666 440 539 462 321 298 278 396 295', // tomorrow, narashima, phoenix
    '574 678 613 666 469 389 402 416 490 458', // justice, galmi, phoenix
    '719 821 807 741 599 543 392 625 541 519', // abhilasha, galmi, phoenix
    '728 814 743 758 527 445 424 519 547 455', // tomorrow, galmi, phoenix
    '809 861 789 848 616 479 516 612 606 497', // narashima, galmi, phoenix
    '142 334 199 132 352 225 138 458 361 205', // justice, abhilasha, goan-sul
    '161 305 184 201 287 211 192 392 489 240', // justice, tomorrow, goan-sul
    '279 444 280 141 457 301 126 546 289 177', // abhilasha, tomorrow, goan-sul
    '256 394 212 272 383 223 250 365 446 264', // justice, narashima, goan-sul
    '425 545 377 242 580 369 242 575 412 220', // abhilasha, narashima, goan-sul
    '411 526 343 262 504 330 227 475 332 252', // tomorrow, narashima, goan-sul
    '486 556 419 540 525 354 451 547 638 514', // justice, galmi, goan-sul
    '674 726 619 458 667 545 360 710 536 400', // abhilasha, galmi, goan-sul
    '647 706 687 463 642 568 341 670 472 438', // tomorrow, galmi, goan-sul
    '788 719 670 578 660 579 469 633 494 455', // narashima, galmi, goan-sul
    '444 249 138 228 427 282 479 159 235 172', // justice, phoenix, goan-sul
    '592 391 273 199 611 530 314 296 185 137', // abhilasha, phoenix, goan-sul
    '579 403 307 210 514 482 301 269 181 162', // tomorrow, phoenix, goan-sul
    '652 409 365 315 493 467 372 300 190 210', // narashima, phoenix, goan-sul
    '793 669 674 526 665 694 494 567 365 391', // galmi, phoenix, goan-sul
    '419 575 441 377 511 368 367 519 501 371', // justice, abhilasha, xian
    '396 535 427 519 471 326 427 438 538 338', // justice, tomorrow, xian
    '555 665 557 499 610 482 527 606 622 501', // abhilasha, tomorrow, xian
    '531 611 488 528 576 439 437 519 532 465', // justice, narashima, xian
    '641 715 639 593 736 666 616 758 738 648', // abhilasha, narashima, xian
    '646 677 601 641 635 567 601 543 689 620', // tomorrow, narashima, xian
    '661 718 624 670 686 638 680 694 722 731', // justice, galmi, xian
    '760 810 798 728 805 796 755 844 840 832', // abhilasha, galmi, xian
    '775 797 707 734 790 750 774 756 796 771', // tomorrow, galmi, xian
    '834 829 725 815 868 808 869 834 868 826', // narashima, galmi, xian
    '585 462 361 537 499 432 538 290 334 357', // justice, phoenix, xian
    '716 592 531 522 640 652 664 512 528 493', // abhilasha, phoenix, xian
    '662 566 582 558 561 561 608 427 483 558', // tomorrow, phoenix, xian
    '706 599 592 629 629 584 708 493 590 581', // narashima, phoenix, xian
    '821 745 696 729 792 766 808 730 755 725', // galmi, phoenix, xian
    '544 479 245 421 601 494 701 384 491 395', // justice, goan-sul, xian
    '726 588 456 382 787 743 595 577 472 362', // abhilasha, goan-sul, xian
    '653 559 515 392 708 693 572 527 464 510', // tomorrow, goan-sul, xian
    '734 551 562 556 692 668 650 549 474 547', // narashima, goan-sul, xian
    '845 724 755 693 833 820 772 787 658 720', // galmi, goan-sul, xian
    '732 611 686 583 498 505 457 447 335 466', // phoenix, goan-sul, xian
  ],
};
